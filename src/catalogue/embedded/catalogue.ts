import { mergePost } from '../../domain/post';
import {
  type CatalogueAnswer,
  type CatalogueRecords,
  type CatalogueRequest,
  queryCatalogue,
} from '../../domain/queryCatalogue';
import { receivePost } from '../../domain/receivePost';
import { receiveTool } from '../../domain/receiveTool';
import { mergeTool } from '../../domain/tool';

import { withJoinedContent } from './joinedContent';
import { postRecords } from './posts';
import { toolRecords } from './tools';

let loaded: CatalogueRecords | undefined;

/** The embedded catalogue in SPEC 3's shape, brought there by the same door as an answer from outside. */
export function loadCatalogue(): CatalogueRecords {
  loaded ??= {
    tools: toolRecords.flatMap((raw) => {
      const { fields } = receiveTool(raw, '');
      return fields ? [mergeTool(undefined, fields)] : [];
    }),
    posts: postRecords.flatMap((raw) => {
      const { fields } = receivePost(withJoinedContent(raw), '');
      return fields ? [mergePost(undefined, fields)] : [];
    }),
  };
  return loaded;
}

/** The embedded catalogue's answer to a read call of CONTRACT 2. */
export function answerFromCatalogue(request: CatalogueRequest): CatalogueAnswer {
  return queryCatalogue(loadCatalogue(), request);
}
