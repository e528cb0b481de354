import { Text } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { EditeurSceneProps } from './scene/EditeurScene.tsx';

const EditeurScene = lazy(() =>
  import('./scene/EditeurScene.tsx').then((module) => ({ default: module.EditeurScene })),
);

export const EditeurTardif = (props: EditeurSceneProps) => (
  <Suspense fallback={<Text c="dimmed">Chargement</Text>}>
    <EditeurScene {...props} />
  </Suspense>
);
