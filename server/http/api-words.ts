/** What the parameters of the API mean, by their place and name. */
export const parameterWords: Record<string, string> = {
  'path address': 'The address of the inbox, as it was given out.',
  'path id': 'The id, as the list of these returned it.',
  'path attachmentId': 'The id of the attachment, as the message lists it.',
  'path file':
    'The name of the file, as the message lists it; for a view the id of the message with .html or .txt.',
  'path name': 'The name of the domain, in ASCII or in letters of any script.',
  'path part': 'The id of the part, as the message lists it.',
  'path tag': 'The name of the tag. Tags are not offered.',
  'query address': 'Only events of this address. Without it, of all your addresses.',
  'query authorization': 'The token, for clients that cannot send it in a header.',
  'query dl': '1 answers with a file to save.',
  'query embed': '1 opens the links of the mail in a new window.',
  'query for': 'What to wait for: any message, one with a code, or one with a link.',
  'query from': 'Only mail whose sender contains this text, in any case.',
  'query limit': 'How many messages to return.',
  'query link': 'The link to the image, as it was given out.',
  'query page': 'The number of the page, from 1.',
  'query q':
    'Only mail in which this search finds something, in sender, subject and text, in the notation of Mailpit.',
  'query query': 'What to search for, in the notation of Mailpit.',
  'query since': 'Only mail after this: the id of a message, a position, an ISO 8601 time, or now.',
  'query start': 'How many messages to pass over.',
  'query subject': 'Only mail whose subject contains this text, in any case.',
  'query ticket': 'A ticket for this attachment, instead of a bearer token.',
  'query timeout': 'How many seconds to wait.',
  'query to': 'Only mail whose recipient contains this text as it was written, such as +shop.',
  'query topic': 'The address of the account, as /me returns it.',
  'query tz': 'The time zone for before: and after: in a search.',
  'query view': 'summary returns what a list shows; full adds text and HTML.',
};

/** The name of a call for generated clients: GET /api/emails/{address}/messages is getEmailsByAddressMessages. */
export const operationId = (method: string, path: string): string =>
  path
    .replace(/^\/api\//, '/')
    .replaceAll(/[{:](\w+)\}?/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .reduce((name, word) => name + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());
