type ShareData = { title: string; text: string; url: string };
type Device = {
  share?: (data: ShareData) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

export type Shared = 'shared' | 'copied' | 'failed';

/** Opens the device's share sheet. Without one, or if it fails, copies the URL of the page. */
export async function share(device: Device, data: ShareData): Promise<Shared> {
  try {
    if (device.share) {
      await device.share(data);
      return 'shared';
    }
  } catch {
    // Continue with the clipboard, as without a share sheet.
  }
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
