export { GAME } from '../in_words/game';
