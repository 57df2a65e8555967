const network = /failed to fetch|network ?error|load failed|localhost:undefined/i;

/** A connection that comes and goes is no fault of the program. */
export function isNetworkError(reason: unknown): boolean {
  const text = reason instanceof Error ? reason.message : String(reason);
  return network.test(text);
}

/** Unhandled rejections are logged and end here: a warning for the network, an error for the rest. */
export function installRejectionPolicy(target: Window): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    if (isNetworkError(event.reason)) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for a console warning
      console.warn('Network error suppressed:', event.reason);
    } else {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it to be logged
      console.error('Unhandled promise rejection:', event.reason);
    }
  };
  target.addEventListener('unhandledrejection', onRejection);
  return () => target.removeEventListener('unhandledrejection', onRejection);
}
