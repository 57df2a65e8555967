/** Two soft notes, the second a fourth above the first. */
const NOTES = [
  { frequency: 659.3, at: 0 },
  { frequency: 880, at: 0.12 },
];
const LOUDNESS = 0.08;
const FADE = 0.5;

/** Plays a short sound. If several tabs want to at once, only one does. */
export async function chimeOnce(): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request('chime', { ifAvailable: true }, (lock) => lock && chime()) : chime());
}

/** The browser makes the sound itself. Resolves when it is over. */
async function chime(): Promise<void> {
  const audio = new AudioContext();
  try {
    // Browsers keep it silent until the visitor has done something on the page.
    if (audio.state !== 'running') await Promise.race([audio.resume(), pause(FADE)]);
    for (const { frequency, at } of NOTES) {
      const start = audio.currentTime + at;
      const tone = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(LOUDNESS, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + FADE);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + FADE);
    }
    await pause(FADE + NOTES.at(-1)!.at);
  } finally {
    await audio.close();
  }
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
