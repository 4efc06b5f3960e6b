/** The service worker: it keeps the files for visits without a network, and says when there are newer ones. */

/** Tell when a newer version is here, with what puts it in the place of this one. */
export function follow(announce: (renew: () => void) => void): void {
  if (!("serviceWorker" in navigator)) return;
  const renewed = navigator.serviceWorker.controller !== null; // the first one takes nobody's place
  navigator.serviceWorker.addEventListener("controllerchange", () => renewed && location.reload());
  const offer = (worker: ServiceWorker | null): void => {
    if (worker && navigator.serviceWorker.controller) announce(() => worker.postMessage("renew"));
  };
  void navigator.serviceWorker.register("./service.js").then((registration) => {
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => found.state === "installed" && offer(found));
    });
  }, console.warn);
}
