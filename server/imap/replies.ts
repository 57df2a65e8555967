/** The answer NO: the command was understood and is not carried out. May begin with a response code. */
export class No extends Error {}
