import type { ComponentType } from 'react';
import Demo from './demo.tsx';

/** What the build renders. In the browser's build, `not-rendered.ts` takes the place of this file. */
export const RenderedDemo: ComponentType | null = Demo;
