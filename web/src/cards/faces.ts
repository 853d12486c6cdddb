export { asAddress, type Level } from './face';
export { Faces } from './faces.svelte';
