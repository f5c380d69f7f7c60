import { limits } from '../../../domain/limits';
import { embeddedFolder } from '../../../server/catalogue/catalogueFiles';
import { readCatalogue } from '../../../server/catalogue/catalogueFolder';

import { previewTools } from './previewTools';

const { tools } = readCatalogue(embeddedFolder);

// proves landing-3
test.each(previewTools.map((tool) => [tool.name, tool] as const))(
  'the preview shows %s as the embedded catalogue has it',
  (_name, tool) => {
    const record = tools.find(({ slug }) => slug === tool.slug);
    const shown = [
      'name',
      'logo',
      'category',
      'shortDescription',
      'pricingModel',
      'pricing',
      'pricingBadge',
      'pricingNote',
      'rating',
      'reviewCount',
      'reviewed',
      'trending',
      'areFiguresSamples',
    ] as const;
    for (const field of shown) expect([field, tool[field]]).toEqual([field, record?.[field]]);
    expect(tool.features).toEqual(record?.features.slice(0, limits.cardFeatures));
  },
);
