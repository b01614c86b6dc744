@rem The command prompt of Windows has no word "exec", with which the scripts of package.json begin.
@%*
