export type Guest = { token: string; address: string };

/** A guest with one inbox, created through the API as a browser does. */
export async function guestWithInbox(http: string): Promise<Guest> {
  const post = async (path: string, token?: string) => {
    const answer = await fetch(http + path, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as Promise<never>;
  };
  const { sessionToken: token } = await post('/api/guest/init');
  const { email } = (await post('/api/guest/generate-email', token)) as { email: { address: string } };
  return { token, address: email.address };
}
