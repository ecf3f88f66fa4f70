/*
 * The only importer of the router besides app/: what screens may use of it. The package's name changes with its next major
 * version (react-router-dom → react-router), and then this line is to change, and three of app/.
 */
export {
  Link,
  Navigate,
  Outlet,
  // May be another one in the next version, says its name; `useIsHere` alone reads it.
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router-dom';
