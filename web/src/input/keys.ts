// What a key stands for at the table.  Keys never fire while somebody types, nor together with
// Ctrl, Alt or Meta: those belong to the browser and to screen readers.

export interface Press {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  repeat?: boolean;
}

export type Command =
  | { does: 'option'; number: number }
  | { does: 'undo' | 'finish' | 'log' | 'chat' | 'help' | 'command' | 'back' }
  | { does: 'zone'; step: 1 | -1 };

const LETTERS: Record<string, Exclude<Command['does'], 'option' | 'zone'>> = {
  u: 'undo',
  e: 'finish',
  l: 'log',
  c: 'chat',
  '?': 'help',
  '/': 'command',
};

/** Keys that belong to the table also while a card is focused; `typing` is in a field. */
export function commandOf(press: Press, typing: boolean, letters = true): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat) return null;
  if (press.key === 'F6') return { does: 'zone', step: press.shiftKey ? -1 : 1 };
  if (press.key === 'Escape') return { does: 'back' };
  if (typing || !letters) return null;
  if (/^[0-9]$/.test(press.key)) return { does: 'option', number: Number(press.key) };
  const does = LETTERS[press.key.toLowerCase()];
  return does ? { does } : null;
}

/** Does what is focused take letters itself? */
export function isTyping(element: Element | null): boolean {
  if (!element) return false;
  if (element instanceof HTMLInputElement) {
    return !['checkbox', 'radio', 'button', 'submit'].includes(element.type);
  }
  return element.matches('textarea, select, [contenteditable]:not([contenteditable="false"])');
}
