import { PROTOCOL } from './protocol.gen';

// When the server is renewed a page that is open goes on with its old script.  Where the two don't
// understand each other any more, the page loads itself anew, once.

const KEY = 'starfelt-protocol'; // the protocol for which this page was loaded anew

/** Whether this page goes on, and what is to be said of it. */
export type Renewal = '' | 'renewed' | 'reload' | 'outdated';

function remembered(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return Infinity; // a browser that keeps nothing would load it anew for ever
  }
}

function remember(protocol: number): void {
  try {
    if (protocol) sessionStorage.setItem(KEY, String(protocol));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It was not loaded anew, so there is nothing to forget.
  }
}

/** What a page does about the protocol of the server. */
export function renewal(protocol: number): Renewal {
  const tried = remembered();
  if (protocol === PROTOCOL) {
    if (tried !== protocol) return '';
    remember(0);
    return 'renewed';
  }
  if (tried >= protocol) return 'outdated';
  if (protocol < PROTOCOL) return '';
  remember(protocol);
  return 'reload';
}
