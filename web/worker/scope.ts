/** What TypeScript knows as the global scope of any worker is that of a service worker here. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
