/** Where React Query keeps the list of an inbox. */
export const messagesKey = (address: string) => ['messages', address] as const;

/** Where it keeps what mail servers tried for the address. */
export const attemptsKey = (address: string) => ['attempts', address] as const;
