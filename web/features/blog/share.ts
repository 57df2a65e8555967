type ShareData = { title: string; text: string; url: string };
type Device = {
  share?: (data: ShareData) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

export type Shared = 'shared' | 'copied' | 'failed';

/** The device's share sheet, else (or when it fails) the address of the page on the clipboard. */
export async function share(device: Device, data: ShareData): Promise<Shared> {
  try {
    if (device.share) {
      await device.share(data);
      return 'shared';
    }
  } catch {
    // Falls through to the clipboard, as without a share sheet.
  }
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
