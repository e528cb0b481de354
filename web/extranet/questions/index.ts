// Parts
export { Versions } from './Histoire.tsx';
export { EditeurTardif } from './EditeurTardif.tsx';
