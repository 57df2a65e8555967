/** Nobody answers here: tests never ask a DNS server outside this machine. */
export const NO_DNS = '127.0.0.1:9';
