// Starts the worker that keeps the tables while the page's own scripts still come: it has the most to fetch.
const { worker } = document.currentScript.dataset;
window.keeper ??= new Worker(worker, { type: "module" });
window.keeper.onerror ??= () => delete window.keeper; // the page tries again
