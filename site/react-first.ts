// React by itself, so that it runs in a task of its own before what is built on it. In a module of ours, because the
// first script would need another one to import what is not an ES module.
import 'react-dom/client'
