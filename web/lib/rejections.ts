const networkMessage = /failed to fetch|network ?error|load failed|localhost:undefined/i;

/** Whether a rejection was caused by the connection and not by a bug. */
export function isNetworkError(reason: unknown): boolean {
  const text = reason instanceof Error ? reason.message : String(reason);
  return networkMessage.test(text);
}

/** Logs unhandled rejections, network errors as a warning and all others as an error, and stops them there. */
export function installRejectionPolicy(target: Window): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    if (isNetworkError(event.reason)) {
      // biome-ignore lint/suspicious/noConsole: the warning helps people who debug a broken page
      console.warn('Network error suppressed:', event.reason);
    } else {
      // biome-ignore lint/suspicious/noConsole: an error that nobody handled must stay visible in the console
      console.error('Unhandled promise rejection:', event.reason);
    }
  };
  target.addEventListener('unhandledrejection', onRejection);
  return () => target.removeEventListener('unhandledrejection', onRejection);
}
