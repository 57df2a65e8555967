/** Where React Query keeps the list of an inbox. */
export const messagesKey = (address: string) => ['messages', address] as const;
