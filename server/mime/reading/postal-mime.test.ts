import { compareWithPostalMime } from '#tests/support/properties/postal-mime.ts';

compareWithPostalMime(60);
