; error: 2:13: expected a kind of comdat
$c = comdat some
