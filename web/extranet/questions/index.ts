// Parts
export { Versions } from './Histoire.tsx';
export { EditeurScene } from './scene/EditeurScene.tsx';
