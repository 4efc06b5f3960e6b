import { mount } from "svelte";
import "../../src/reinos/look/tokens.css";
import "../../src/reinos/look/drawing.css";
import "../../src/reinos/look/review.css";
import "../../src/reinos/look/shell.css";
import "./style/fonts.css";
import "./style/client.css";
import "./style/story.css";
import "./style/learn.css";
import "./style/rules.css";
import App from "./App.svelte";

// What the drawings of single games need beside drawing.css: a new game brings its own sheet.
import.meta.glob(["../../src/reinos/games/*/draw.css", "../../src/reinos/look/games/*.css"], { eager: true });

mount(App, { target: document.getElementById("app")! });
