/** Where a sealed piece belongs. It is authenticated with the piece: moved elsewhere, it does not open. */
export const outlinePlace = (messageId: string) => `${messageId}/outline`;
export const piecePlace = (messageId: string, position: number) => `${messageId}/${position}`;
