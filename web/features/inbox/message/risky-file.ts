import { texts } from './texts.tsx';

/** The endings of files that run when they are opened. */
const PROGRAMS =
  'apk app appimage bat bin chm cmd com command cpl deb dll dmg exe gadget hta inf jar js jse lnk msc msi msix msp pif pkg ps1 py reg rpm scf scr sh url vb vbe vbs wsf wsh';
/** The endings of files that can contain one: pages, pictures with scripts, disk images and documents with macros. */
const CONTAINERS =
  'docm dotm htm html img iso mht one ppam potm ppsm pptm svg shtml vhd vhdx xhtml xlam xll xlsb xlsm xltm';

/** What to say about a file that can do harm when it is opened. Null for all others. */
export function cautionFor(filename: string): string | null {
  // Windows ignores dots and spaces at the end.
  const ending = /\.([a-z0-9]+)[. ]*$/i.exec(filename)?.[1]?.toLowerCase();
  if (!ending) return null;
  if (PROGRAMS.split(' ').includes(ending)) return texts.programsCanHarm;
  if (CONTAINERS.split(' ').includes(ending)) return texts.fileCanContainProgram;
  return null;
}
