/** A function that gives the address to the share sheet of the system. Null where the browser has none. */
export const shareAddress = (address: string | undefined) =>
  address && 'share' in navigator
    ? // Closing the sheet is a rejection.
      () => void navigator.share({ text: address }).catch(() => {})
    : null;
