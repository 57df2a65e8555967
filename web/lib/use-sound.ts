import { useState } from 'react';
import { setSound, wantsSound } from './sound.ts';

/** Whether new messages make a sound, and a function that changes it. Only for parts that are not prerendered. */
export function useSound() {
  const [on, setOn] = useState(wantsSound);
  const toggle = () => {
    setSound(!on);
    setOn(!on);
  };
  return { on, toggle };
}
