// Change: is not rendered anew for each page, which would put its text into the page again.
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { memo } from 'react';

export default memo(AnnouncementBar);
