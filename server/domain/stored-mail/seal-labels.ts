/** What a piece is sealed for. It is authenticated, so a piece that is copied elsewhere cannot be opened. */
export const summaryLabel = (messageId: string) => `${messageId}/summary`;
export const pieceLabel = (bodyId: string, position: number) => `${bodyId}/${position}`;
export const foundLabel = (messageId: string) => `${messageId}/found`;
export const verdictLabel = (messageId: string) => `${messageId}/verdict`;
export const imageLabel = ({ messageId, image }: { messageId: string; image: Buffer }, position: number) =>
  `${messageId}/image/${image.toString('base64')}/${position}`;
