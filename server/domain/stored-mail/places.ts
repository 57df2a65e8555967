/** The place that a piece is sealed for. It is authenticated, so a piece that is copied elsewhere cannot be opened. */
export const summaryPlace = (messageId: string) => `${messageId}/summary`;
export const piecePlace = (bodyId: string, position: number) => `${bodyId}/${position}`;
export const foundPlace = (messageId: string) => `${messageId}/found`;
export const verdictPlace = (messageId: string) => `${messageId}/verdict`;
/** Version 0.1 sealed an outline for each recipient. */
export const oldOutlinePlace = (messageId: string) => `${messageId}/outline`;
export const imagePlace = ({ messageId, image }: { messageId: string; image: Buffer }, position: number) =>
  `${messageId}/image/${image.toString('base64')}/${position}`;
