// Change: is not rendered anew for each page, but only what of it follows the page.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
