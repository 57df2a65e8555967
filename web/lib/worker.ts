/**
 * Registers the service worker, which browsers need for notifications and to open the site without a network. A page
 * works without it, so nothing is said where a browser has none or refuses it. `loadMore` loads what the page has not
 * needed so far, but would need without a network.
 */
export async function startWorker(loadMore: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/worker.js');
    if (!serviceWorker.controller)
      await new Promise((happens) => serviceWorker.addEventListener('controllerchange', happens));
    await loadMore();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // In development files have no hashes in their names.
    if (import.meta.env.PROD) serviceWorker.controller!.postMessage({ loaded });
  } catch {
    // Then the page needs a network.
  }
}
