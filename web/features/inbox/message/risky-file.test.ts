import { expect, it } from 'vitest';
import { cautionFor } from './risky-file.ts';

it.each(['setup.exe', 'invoice.pdf.scr', 'Photo.JPG.JS', 'app.apk', 'tool.exe. ', 'run.ps1', 'readme.lnk'])(
  'warns of a program: %s',
  (name) => expect(cautionFor(name)).toMatch(/^Programs can harm/),
);

it.each(['report.docm', 'sheet.XLSM', 'sign-in.html', 'disk.iso'])(
  'warns of a file that can contain a program: %s',
  (name) => expect(cautionFor(name)).toMatch(/^This file can contain/),
);

it.each(['report.pdf', 'photo.png', 'exe', 'notes.exe.txt', 'letter.docx', 'data.json', ''])(
  'says nothing about other files: %s',
  (name) => expect(cautionFor(name)).toBeNull(),
);
