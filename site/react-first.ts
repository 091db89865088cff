// React by itself, so that it runs in a task of its own before anything built on it. In a module of ours, because the
// first script would need another one to import something that is not an ES module.
import 'react-dom/client'
