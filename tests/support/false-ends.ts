/** Bytes that a lax server takes for the end of a mail, which lets a sender smuggle in another one. */
export const FALSE_ENDS = [
  '\n.\n',
  '\r.\r',
  '\n.\r\n',
  '\r\n.\n',
  '\r\n.\r',
  '\r.\r\n',
  '\r\n.\r\r\n',
  '\r\n\0.\r\n',
  '\n\r.\r\n',
];
