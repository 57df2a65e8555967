import { type IcuNode, parseIcu } from 'pofile-ts';

export function parseMessage(message: string): IcuNode[] {
  const { success, ast, errors } = parseIcu(message);
  if (!success) throw new Error(errors[0]!.message);
  return ast;
}
