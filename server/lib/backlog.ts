/**
 * Connections that wait to be accepted, of which the kernel may allow fewer. With Node's 511, a flood that is refused at once still
 * fills the queue now and then, and everybody else waits a second or more until the kernel tries again.
 */
export const BACKLOG = 4_096;
