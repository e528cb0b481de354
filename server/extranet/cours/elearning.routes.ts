import type * as elearning from '../../../contract/elearning.ts';
import type * as valeur from '../../../contract/valeur.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addChapitre } from './addChapitre.ts';
import { addModule } from './addModule.ts';
import { deleteChapitre } from './deleteChapitre.ts';
import { deleteImage } from './deleteImage.ts';
import { deleteModule } from './deleteModule.ts';
import { editChapitre } from './editChapitre.ts';
import { editModule } from './editModule.ts';
import { getChapitresExtranet } from './getChapitresExtranet.ts';
import { getModulesExtranet } from './getModulesExtranet.ts';
import { uploadImages } from './uploadImages.ts';
import { getValeurAttestation, setValeurAttestation } from './valeurAttestation.ts';

export const elearningRoutes: Handlers<keyof typeof elearning | keyof typeof valeur> = {
  getModulesExtranet,
  addModule,
  editModule,
  deleteModule,
  getChapitresExtranet,
  addChapitre,
  editChapitre,
  deleteChapitre,
  uploadImages,
  deleteImage,
  getValeurAttestation,
  setValeurAttestation,
};
